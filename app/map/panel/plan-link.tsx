import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { localAddress, PLAN_PATH } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';

interface PlanLinkProps {
  /** The keys of the stations. */
  readonly stations: readonly string[];
  readonly children: string;
}

/** A link to the plan of a trip through stations of the map. */
export function PlanLink({ stations, children }: PlanLinkProps) {
  const { language } = useTexts('map');
  const ids = stations.flatMap((key) => STATION_BY_KEY.get(key)?.stationId ?? []);
  return (
    <a href={localAddress(PLAN_PATH, language, { stops: ids.join(',') })} rel="nofollow">
      {children}
    </a>
  );
}
