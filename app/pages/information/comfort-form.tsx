import { COMFORT_SECTION } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { COMFORT_CHOICES } from '#app/ui/comfort.ts';

/**
 * The options of display and movement that a visitor may set. `app/shell/comfort.ts` fills in those
 * that the device keeps; without code they cannot be set, and the page says so.
 */
export function ComfortForm() {
  const { t } = useTexts('shell');
  return (
    <section id={COMFORT_SECTION}>
      <h2>{t('comfort.title')}</h2>
      <p>{t('comfort.lead')}</p>
      <p className="comfort-needs-code">{t('comfort.needsCode')}</p>
      <form
        className="comfort-form"
        data-kept={t('comfort.kept')}
        data-failed={t('comfort.failed')}
      >
        {COMFORT_CHOICES.map((choice) => (
          <label key={choice}>
            <input type="checkbox" value={choice} autoComplete="off" />
            {t(`comfort.choices.${choice}`)}
          </label>
        ))}
        <p role="status" className="note" />
      </form>
    </section>
  );
}
