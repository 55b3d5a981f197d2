import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, localAddress, PATHS, PLAN_PATH } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { headersOfMap, mapData } from '#app/map/map-data.server.ts';
import { MapSection } from '#app/map/map-section.tsx';
import { nowPicture } from '#app/seo/now-picture.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import type { PropsOf } from '#app/ui/page/page-module.ts';
import sheet from './map/map-page.css?url';
import canvasSheet from './map/map-page-with-canvas.css?url';

export { sheet };
export const hasCode = true;

/** The page of the railroad map. */
export async function load(request: SiteRequest) {
  const { language } = request;
  const t = textsFor(language, 'map');
  const map = await mapData(request, { isStage: true });
  return {
    headers: headersOfMap(map),
    props: { map },
    // One sheet instead of two that the first screen waits for.
    ...(map.hasCanvasSheet && { sheet: canvasSheet }),
    ...pageHead(request, everyLanguage(PATHS.map), {
      title: t('stage.title'),
      description: t('lead'),
      name: t('title'),
      picture: map.clock
        ? nowPicture(map.view.day ?? map.clock.today, map.view.minute ?? map.clock.minuteOfDay)
        : { kind: 'page', name: 'home' },
    }),
  };
}

export function Page({ map }: PropsOf<typeof load>) {
  return (
    <>
      {map.plan && <PlanBar plan={map.plan} />}
      <MapSection {...map} />
    </>
  );
}

/** Above a map whose stations are added to a plan: what to do there, and the way back. */
function PlanBar({ plan }: { readonly plan: string }) {
  const { t, language } = useTexts('plan');
  const address = localAddress(PLAN_PATH, language, Object.fromEntries(new URLSearchParams(plan)));
  return (
    <p className="map-plan">
      {t('onMap.text')}{' '}
      <a href={address} rel="nofollow">
        {t('onMap.back')}
      </a>
    </p>
  );
}
