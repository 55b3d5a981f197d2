import { useEffect, useEffectEvent, useRef } from 'react';
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import type { OverlayProps } from '../controls/map-canvas.tsx';
import { useMap, useMapActions } from '../map-context.ts';
import { drawTrains, type TrainColours, type TrainPicture, trainNear } from './draw-trains.ts';
import { areaOfRun, type ChosenTrain, drawChosen, runOfTrip } from './draw-way.ts';
import { showLight } from './now-ground.tsx';
import { player } from './player.ts';
import { clearCanvas, coloursOf, sizeOfFrame } from './train-canvas.ts';
import { useFirstMinute } from './use-now.ts';
import { usePrinting, useSchemeChange } from './use-repaint.ts';
import { useTrainSets } from './use-train-sets.ts';

/** A narrower window has no room for regional trains before it is enlarged. */
const REGIONAL_FROM_PX = 500;
/** A train is pressed within this distance. */
const PRESS_PX = 12;

/** The trains over the map, drawn again with each frame of the player. */
export function TrainLayer({ view, widthPx, onWay }: OverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mark = useRef<HTMLElement>(null);
  const { train: chosen } = useMap();
  const { update } = useMapActions();
  const first = useFirstMinute();
  const isWide = window.innerWidth >= REGIONAL_FROM_PX;
  const hasRegional = isWide || widthPx >= REGIONAL_FROM_PX;
  // The map enlarges itself for a chosen train: the visitor has asked for no others.
  const sets = useTrainSets(isWide || (hasRegional && chosen === undefined), chosen);
  const colours = useRef<TrainColours>(undefined);
  const isOnPaper = useRef(false);
  // Measured apart from the frames, each of which would have to lay out the page for it.
  const size = useRef({ widthPx: 0, heightPx: 0, leftPx: 0, topPx: 0 });

  const pictureOf = (): TrainPicture | undefined => {
    const element = canvas.current;
    if (!element) return undefined;
    const minute = player.minute() ?? first;
    const ground = element.closest('.map-now');
    const isShown = ground && !isOnPaper.current;
    if (isShown && showLight(ground, minute)) colours.current = undefined;
    colours.current ??= coloursOf(element);
    const scale = widthPx / GEOGRAPHY.width;
    return {
      minute,
      view,
      scale,
      ...(isOnPaper.current ? sizeOfFrame(view, scale) : size.current),
      colours: colours.current,
      chosen,
      isWithoutRegional: !hasRegional,
    };
  };
  const draw = useEffectEvent(() => {
    const context = canvas.current?.getContext('2d');
    const picture = pictureOf();
    if (!context || !picture) return;
    clearCanvas(context, picture, isOnPaper.current);
    const run = runOfTrip(sets, chosen, picture.minute);
    drawTrains(context, sets, picture, run !== undefined);
    const train = run && drawChosen(context, run, picture);
    if (mark.current) moveMark(mark.current, train, picture);
  });
  // The map comes to the way of a train once, when both are known: afterwards it is the visitor's.
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    const minute = player.minute() ?? first;
    const run = runOfTrip(sets, chosen, minute);
    if (chosen !== undefined && !run) return;
    shown.current = chosen;
    if (run) onWay(areaOfRun(run, minute));
  }, [sets, chosen, first, onWay]);
  // A sheet shows the frame alone, by day; its style sheet gives the canvas the place of the map.
  usePrinting((isPrinting) => {
    isOnPaper.current = isPrinting;
    colours.current = undefined;
    canvas.current?.closest('.map-now')?.setAttribute('data-light', 'paper');
    draw();
  });
  useEffect(() => player.subscribe(() => draw()), []);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const element = canvas.current;
      if (!entry || !element) return;
      const { width, height } = entry.contentRect;
      const { offsetLeft: leftPx, offsetTop: topPx } = element;
      size.current = { widthPx: width, heightPx: height, leftPx, topPx };
      draw();
    });
    if (canvas.current) observer.observe(canvas.current);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes the picture.
  useEffect(() => draw(), [sets, view, widthPx, chosen]);
  useSchemeChange(() => {
    colours.current = undefined;
    draw();
  });

  const press = useEffectEvent((event: MouseEvent) => {
    const picture = pictureOf();
    const isStation = (event.target as Element).closest('[data-station]') !== null;
    if (!picture || isStation || !canvas.current) return;
    const box = canvas.current.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    const trip = trainNear(sets, picture, point, PRESS_PX);
    if (trip === undefined) return;
    // A line below the train is not meant.
    event.preventDefault();
    event.stopPropagation();
    update({ train: trip, chosenIn: 'map' });
  });
  useEffect(() => {
    const layer = canvas.current?.closest<HTMLElement>('.map-layer');
    const onClick = (event: MouseEvent) => press(event);
    layer?.addEventListener('click', onClick, { capture: true });
    return () => layer?.removeEventListener('click', onClick, { capture: true });
  }, []);
  return (
    <>
      <div className="now-trains" aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      {chosen !== undefined && <i key={chosen} ref={mark} className="now-mark" hidden />}
    </>
  );
}

/** Moves the mark of the chosen train, which lies above the names and stations of the map. */
function moveMark(
  mark: HTMLElement,
  train: ChosenTrain | undefined,
  { leftPx, topPx, colours }: TrainPicture,
): void {
  mark.hidden = !train;
  if (!train) return;
  mark.style.translate = `${train.x + leftPx}px ${train.y + topPx}px`;
  mark.style.color = train.colour;
  mark.style.borderColor = colours.edge;
  // The red of a choice, whatever the train's own colour is.
  mark.style.outlineColor = colours.fast;
}
