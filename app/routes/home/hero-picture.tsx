import { STILL_FRAGMENT } from '#app/art/hero/arrival.ts';

const STILL = '(prefers-reduced-motion: reduce)';
const NARROW = '(width < 48rem)';

interface HeroPictureProps {
  readonly addresses: { readonly wide: string | undefined; readonly narrow: string | undefined };
}

/** The panorama behind the title: pure decoration, drawn once for wide and once for narrow screens. */
export function HeroPicture({ addresses }: HeroPictureProps) {
  const still = (address: string | undefined) => address && `${address}${STILL_FRAGMENT}`;
  return (
    <picture className="hero-picture">
      <source media={`${NARROW} and ${STILL}`} srcSet={still(addresses.narrow)} width={800} height={2000} />
      <source media={NARROW} srcSet={addresses.narrow} width={800} height={2000} />
      <source media={STILL} srcSet={still(addresses.wide)} />
      <img src={addresses.wide} alt="" width={2560} height={1600} fetchPriority="high" />
    </picture>
  );
}
