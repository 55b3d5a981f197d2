import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { localAddress, PLAN_PATH } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';

interface PlanLinkProps {
  /** The keys of the stations. */
  readonly stations: readonly string[];
  /** The plan that they are added to, as the query of its page; a new one without it. */
  readonly plan?: string | undefined;
  readonly className?: string;
  readonly children: string;
}

/** A link to the plan of a trip through stations of the map. */
export function PlanLink({ stations, plan, className, children }: PlanLinkProps) {
  const { language } = useTexts('map');
  const ids = stations.flatMap((key) => STATION_BY_KEY.get(key)?.stationId ?? []);
  const fields = Object.fromEntries(new URLSearchParams(plan));
  const stops = [fields.stops ?? [], ids].flat().join(',');
  return (
    <a
      className={className}
      href={localAddress(PLAN_PATH, language, { ...fields, stops })}
      rel="nofollow"
    >
      {children}
    </a>
  );
}
