import { startTransition, useEffect, useEffectEvent, useMemo, useOptimistic, useRef } from 'react';
import { STATIONS } from '#app/data/network/railways.ts';
import { DEFAULT_LANGUAGE } from '#app/domain/language.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { localeOf } from '#app/i18n/intl.ts';
import { ControlButton } from '../controls/map-controls.tsx';
import { KeptFields } from '../kept-fields.tsx';
import { mapAddress, useMap, useMapActions } from '../map-context.ts';
import { boundedWithin, WITHIN_MINUTES } from '../model/map-view.ts';

const BUTTON_MINUTES = 30;
/** The hours that the slider has a tick for. */
const TICK_HOURS = [1, 2, 3, 4, 5, 6] as const;

interface ReachFormProps {
  readonly origin: string;
}

/** The origin and the longest travel time; without code it is sent as a form. */
export function ReachForm({ origin }: ReachFormProps) {
  const { withinMinutes: shownMinutes, reach, isStage, language, t } = useMap();
  const { update } = useMapActions();
  const [withinMinutes, setWithin] = useOptimistic(shownMinutes);
  // Sorted once, not with each step of the slider.
  const stations = useMemo(() => {
    const { compare } = new Intl.Collator(localeOf(language));
    return STATIONS.toSorted((a, b) => compare(a.name[language], b.name[language]));
  }, [language]);
  const duration = formatDuration(withinMinutes, language);
  const count = Object.values(reach?.times ?? {}).filter(
    ({ minutes }) => minutes <= withinMinutes,
  ).length;
  const show = (minutes: number) =>
    startTransition(() => {
      const bounded = boundedWithin(minutes);
      setWithin(bounded);
      update({ withinMinutes: bounded });
    });
  // React leaves values chosen before hydration on the screen, but not in its state.
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    const fields = new FormData(form.current ?? undefined);
    const station = String(fields.get('reach'));
    const minutes = Number(fields.get('within'));
    if (station === origin && minutes === withinMinutes) return;
    update({
      choice: { kind: 'reach', station },
      withinMinutes: boundedWithin(minutes),
      chosenIn: 'map',
    });
  });
  useEffect(() => takeOver(), []);
  return (
    <form
      ref={form}
      className="map-origin"
      action={mapAddress(isStage, DEFAULT_LANGUAGE, {})}
      method="get"
    >
      <KeptFields />
      <label htmlFor="map-origin">{t('reach.origin')}</label>
      <select
        id="map-origin"
        name="reach"
        value={origin}
        onChange={({ target }) =>
          update({ choice: { kind: 'reach', station: target.value }, chosenIn: 'map' })
        }
      >
        {stations.map(({ key, name }) => (
          <option key={key} value={key}>
            {name[language]}
          </option>
        ))}
      </select>
      <span className="map-within">
        <label htmlFor="map-within">{t('reach.within')}</label>
        <span aria-hidden="true">{duration}</span>
      </span>
      <WithinSlider withinMinutes={withinMinutes} onSlide={show} />
      {reach && <p className="map-reach-count">{t('reach.count', { count, duration })}</p>}
      <button type="submit" className="button button-quiet">
        {t('reach.show')}
      </button>
    </form>
  );
}

interface WithinSliderProps {
  readonly withinMinutes: number;
  readonly onSlide: (minutes: number) => void;
}

/** The longest travel time, between buttons for half an hour less and more. */
function WithinSlider({ withinMinutes, onSlide }: WithinSliderProps) {
  const { language, t } = useMap();
  const { least, most, step } = WITHIN_MINUTES;
  return (
    <div className="map-slider">
      <ControlButton
        aria-label={t('reach.less')}
        icon="M4 12h16"
        onClick={() => onSlide(withinMinutes - BUTTON_MINUTES)}
      />
      <input
        id="map-within"
        type="range"
        name="within"
        min={least}
        max={most}
        step={step}
        value={withinMinutes}
        aria-valuetext={formatDuration(withinMinutes, language)}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
      />
      <ControlButton
        aria-label={t('reach.more')}
        icon="M4 12h16M12 4v16"
        onClick={() => onSlide(withinMinutes + BUTTON_MINUTES)}
      />
      <p className="map-ticks" aria-hidden="true">
        {TICK_HOURS.map((hours) => (
          <span key={hours} className="map-tick">
            <span className="map-tick-name">{formatDuration(hours * 60, language)}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
