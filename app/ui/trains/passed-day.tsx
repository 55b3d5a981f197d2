interface PassedDayProps {
  readonly day: string;
  readonly text: string;
  /** The name and the address of the same page from today on. */
  readonly link: string;
  readonly address: string;
}

/**
 * Says that a day has passed since the page was opened or saved, and leads to today. Code takes it
 * out of the template then, so that it is announced.
 */
export function PassedDay({ day, text, link, address }: PassedDayProps) {
  return (
    <div role="status" data-day={day}>
      <template>
        <p className="passed-day">
          {text}{' '}
          <a href={address} rel="nofollow">
            {link}
          </a>
        </p>
      </template>
    </div>
  );
}
