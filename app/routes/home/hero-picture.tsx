interface HeroPictureProps {
  readonly addresses: { readonly wide: string | undefined; readonly narrow: string | undefined };
}

/** The panorama behind the title: pure decoration, drawn once for wide and once for narrow screens. */
export function HeroPicture({ addresses }: HeroPictureProps) {
  return (
    <picture className="hero-picture">
      <source media="(width < 48rem)" srcSet={addresses.narrow} width={800} height={2000} />
      <img src={addresses.wide} alt="" width={2560} height={1600} fetchPriority="high" />
    </picture>
  );
}
