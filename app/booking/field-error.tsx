/**
 * The message of a field that needs another look; its element is always there, so that its field
 * may name it.
 */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className="field-error" hidden={!text}>
      {text}
    </p>
  );
}
