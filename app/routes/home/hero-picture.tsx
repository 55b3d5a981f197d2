import { ARRIVAL_FRAGMENT } from '#app/art/hero/arrival.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const NARROW = '(width < 48rem)';

interface HeroPictureProps {
  readonly addresses: { readonly wide: string | undefined; readonly narrow: string | undefined };
}

/** The panorama behind the title: pure decoration, drawn once for wide and once for narrow screens. */
export function HeroPicture({ addresses }: HeroPictureProps) {
  const arriving = (address: string | undefined) => address && `${address}${ARRIVAL_FRAGMENT}`;
  return (
    <picture className="hero-picture">
      <source media={`${NARROW} and ${STILL}`} srcSet={addresses.narrow} width={800} height={2000} />
      <source media={NARROW} srcSet={arriving(addresses.narrow)} width={800} height={2000} />
      <source media={STILL} srcSet={addresses.wide} />
      <img src={arriving(addresses.wide)} alt="" width={2560} height={1600} fetchPriority="high" />
    </picture>
  );
}
