interface FieldErrorProps {
  readonly id: string;
  readonly text: string | undefined;
}

/** The error of a field, always rendered, since the field's `aria-describedby` names it. */
export function FieldError({ id, text }: FieldErrorProps) {
  return (
    <p id={id} className="field-error" hidden={!text}>
      {text}
    </p>
  );
}
