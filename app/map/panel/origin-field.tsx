import { useTranslation } from 'react-i18next';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { localeOf } from '#app/i18n/intl.ts';
import { isDefaultLanguage } from '#app/i18n/languages.ts';
import { useMapShared } from '../map-context.ts';

/** The choice of the station where travel times begin; without code a form of its own. */
export function OriginField({ origin }: { readonly origin: string }) {
  const { t } = useTranslation('map');
  const { model, language, choose } = useMapShared();
  const byName = new Intl.Collator(localeOf(language));
  const stations = model.stations.toSorted((a, b) => byName.compare(a.name[language], b.name[language]));
  return (
    <form className="map-origin" action={`${PATHS.home}#${SECTIONS.map}`} method="get">
      {!isDefaultLanguage(language) && <input type="hidden" name={LANGUAGE_QUERY} value={language} />}
      <label htmlFor="map-origin">{t('reach.origin')}</label>
      <select
        id="map-origin"
        name="reach"
        value={origin}
        onChange={(event) => choose({ kind: 'reach', station: event.target.value }, 'map')}
      >
        {stations.map(({ key, name }) => (
          <option key={key} value={key}>
            {name[language]}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-quiet without-code">
        {t('reach.show')}
      </button>
    </form>
  );
}
