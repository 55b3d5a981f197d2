import { useTexts } from '#app/i18n/translator.ts';
import { useMapLink } from '../map-context.ts';
import type { MapChoice } from '../model/map-view.ts';

/** Where times belong while they are on their way, or when they do not arrive: a link to the page with them. */
export function ReachLink({ choice }: { readonly choice: MapChoice }) {
  const t = useTexts('map');
  const { href } = useMapLink()({ choice });
  return (
    <p className="map-note">
      <a href={href}>{t('reach.load')}</a>
    </p>
  );
}
