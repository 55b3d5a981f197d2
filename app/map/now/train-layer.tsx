import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { TrainSet } from '#app/data/moving-trains/unpack.ts';
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import type { OverlayProps } from '../controls/map-canvas.tsx';
import { useMap, useMapActions } from '../map-context.ts';
import type { Viewport } from '../model/viewport.ts';
import { drawTrains, type TrainColours, type TrainPicture, trainNear } from './draw-trains.ts';
import { loadTrains } from './load-trains.ts';
import { showLight } from './now-ground.tsx';
import { player } from './player.ts';
import { useFirstMinute, useNowDay } from './use-now.ts';

/** A narrower window has no room for regional trains before it is enlarged. */
const REGIONAL_FROM_PX = 500;
/** More pixels would cost time that nobody sees. */
const MOST_DENSITY = 2;
const PAPER_DENSITY = 3;
/** A train is pressed within this distance. */
const PRESS_PX = 12;

/** The trains over the map, drawn anew with each frame of the player. */
export function TrainLayer({ view, widthPx }: OverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { train: chosen } = useMap();
  const { update } = useMapActions();
  const first = useFirstMinute();
  const sets = useTrainSets(Math.max(widthPx, window.innerWidth) >= REGIONAL_FROM_PX);
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
    };
  };
  const draw = useEffectEvent(() => {
    const context = canvas.current?.getContext('2d');
    const picture = pictureOf();
    if (!context || !picture) return;
    clearCanvas(context, picture, isOnPaper.current);
    drawTrains(context, sets, picture);
  });
  // A sheet shows the frame alone, by day; its style sheet gives the canvas the place of the map.
  const drawForPaper = useEffectEvent((isPrinting: boolean) => {
    isOnPaper.current = isPrinting;
    colours.current = undefined;
    canvas.current?.closest('.map-now')?.setAttribute('data-light', 'paper');
    draw();
  });
  useEffect(() => {
    const onPrint = ({ type }: Event) => drawForPaper(type === 'beforeprint');
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrint);
    return () => {
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrint);
    };
  }, []);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn has changed.
  useEffect(() => draw(), [sets, view, widthPx, chosen]);
  useEffect(() => {
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const onChange = () => {
      colours.current = undefined;
      draw();
    };
    scheme.addEventListener('change', onChange);
    return () => scheme.removeEventListener('change', onChange);
  }, []);

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
    <div className="now-trains" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

function coloursOf(element: Element): TrainColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--now-${name}`).trim();
  return {
    fast: colour('fast'),
    long: colour('long'),
    regional: colour('regional'),
    edge: colour('edge'),
  };
}

/** The size of the map's frame alone, in CSS pixels. */
function sizeOfFrame({ whole, zoom }: Viewport, scale: number) {
  const [widthPx, heightPx] = [whole.width, whole.height].map((units) => (units * scale) / zoom);
  return { widthPx: widthPx ?? 0, heightPx: heightPx ?? 0, leftPx: 0, topPx: 0 };
}

/** Clears the canvas and gives it the pixels of its place. */
function clearCanvas(
  context: CanvasRenderingContext2D,
  { widthPx, heightPx }: TrainPicture,
  isOnPaper: boolean,
): void {
  const { canvas } = context;
  const density = isOnPaper ? PAPER_DENSITY : Math.min(MOST_DENSITY, window.devicePixelRatio);
  const [width, height] = [Math.round(widthPx * density), Math.round(heightPx * density)];
  // A new size clears it too. Printed, what was drawn is repeated, and cleared pixels are white.
  if (isOnPaper || canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(density, 0, 0, density, 0, 0);
  if (!isOnPaper) context.clearRect(0, 0, widthPx, heightPx);
}

/** The loaded trains of the shown day: the regional ones after the fast ones, below them. */
function useTrainSets(hasRegional: boolean): readonly TrainSet[] {
  const folder = useNowDay()?.folder;
  const [loaded, setLoaded] = useState<LoadedTrains>({});
  const isOfDay = loaded.folder === folder;
  const isFastKnown = isOfDay && loaded.fast !== undefined;
  const isRegionalWanted = isFastKnown && hasRegional && loaded.regional === undefined;
  useEffect(() => {
    if (folder === undefined || (isFastKnown && !isRegionalWanted)) return;
    const aborter = new AbortController();
    const file = isFastKnown ? 'regional' : 'fast';
    loadTrains(folder, file, aborter.signal)
      .then((set) => {
        if (!set) return;
        setLoaded((before) =>
          file === 'fast' ? { folder, fast: set } : { ...before, regional: set },
        );
      })
      // Without a network the map stays without trains.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [folder, isFastKnown, isRegionalWanted]);
  const { fast, regional } = isOfDay ? loaded : {};
  return useMemo(
    () => [hasRegional ? regional : undefined, fast].flatMap((set) => set ?? []),
    [hasRegional, fast, regional],
  );
}

interface LoadedTrains {
  readonly folder?: string;
  readonly fast?: TrainSet;
  readonly regional?: TrainSet;
}
