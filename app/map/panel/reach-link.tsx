import { useMap, useMapLink } from '../map-context.ts';

/** Where times belong while they are on their way, or when they do not arrive: a link to the page with them. */
export function ReachLink() {
  const { choice, withinMinutes, t } = useMap();
  const { href } = useMapLink()({ choice, withinMinutes });
  return (
    <p className="map-note">
      <a href={href}>{t('reach.load')}</a>
    </p>
  );
}
