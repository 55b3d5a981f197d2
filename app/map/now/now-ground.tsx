import { MapLand } from '../drawing/map-ground.tsx';
import type { GroundProps } from '../drawing/map-sheets.tsx';
import { lightAt, TINTS, type Tint, tintAt } from './light.ts';
import { useFirstMinute } from './use-now.ts';

/**
 * The ground in the colours of the day, and above it the same in those of each other light, more or
 * less opaque by the hour. A change of light then paints nothing: browsers only blend the sheets.
 */
export function NowGround({ viewBox }: GroundProps) {
  const minute = useFirstMinute();
  return (
    <>
      <svg className="map-drawing now-ground" viewBox={viewBox} role="presentation">
        <MapLand isPlain />
      </svg>
      {TINTS.map((tint) => (
        <svg
          key={tint}
          className={`map-drawing now-ground now-tint now-tint-${tint}`}
          data-tint={tint}
          viewBox={viewBox}
          // An attribute: the policy of pages allows no style in the HTML of the server.
          opacity={tintAt(tint, minute)}
          aria-hidden="true"
        >
          <rect className="now-sea" x="-20000" y="-20000" width="44000" height="44000" />
          <MapLand isPlain />
        </svg>
      ))}
    </>
  );
}

/**
 * Gives the ground the light of a minute, directly in the DOM. Returns whether that is another
 * light than before, which trains and names have other colours in.
 */
export function showLight(ground: Element, minute: number): boolean {
  for (const sheet of ground.querySelectorAll<SVGElement>('.now-tint')) {
    const opacity = String(tintAt(sheet.dataset.tint as Tint, minute));
    if (sheet.getAttribute('opacity') !== opacity) sheet.setAttribute('opacity', opacity);
  }
  const light = lightAt(minute);
  if (ground.getAttribute('data-light') === light) return false;
  ground.setAttribute('data-light', light);
  copyLightToStage(ground);
  return true;
}

/**
 * Gives the stage around the ground the same light, for what lies over the map. Not by `:has()`,
 * which would be matched again in every frame.
 *
 * @returns a function that takes it away
 */
export function copyLightToStage(ground: Element | null): () => void {
  const stage = ground?.closest('.map-stage');
  stage?.setAttribute('data-light', ground?.getAttribute('data-light') ?? '');
  return () => stage?.removeAttribute('data-light');
}
