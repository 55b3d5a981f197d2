import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { type MapChoice, mapViewFields } from '../model/map-view.ts';

/** Where times belong while they are on their way, or when they do not arrive: a link to the page with them. */
export function ReachLink({ choice }: { readonly choice: MapChoice }) {
  const t = useTexts('map');
  const fields = mapViewFields({ choice });
  return (
    <p className="map-note">
      <a href={localAddress(PATHS.home, useLanguage(), fields, SECTIONS.map)}>{t('reach.load')}</a>
    </p>
  );
}
