import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { type DrawingName, drawingNames, drawings } from '#app/art/drawings.tsx';
import { KitSheet } from '#app/art/kit-sheet.tsx';
import { posterSlugs } from '#app/art/posters/posters.ts';
import { type SocialKind, socialPictureAddress } from '#app/seo/social-picture.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';

/** The whole kit and every drawing together, for those who draw: only the development server has this page. */
export function loader({ context }: { context: Parameters<typeof siteRequest>[0] }) {
  const { language } = siteRequest(context);
  const social: readonly (readonly [SocialKind, string])[] = [
    ['page', 'home'],
    ['city', 'rome'],
    ['hotels', 'venice'],
    ['route', 'rome--milan'],
    ['trip', '83084095--83017004'],
  ];
  return {
    files: Object.fromEntries(drawingNames.map((name) => [name, drawingAddress(name)])),
    social: social.map(([kind, name]) => socialPictureAddress({ kind, name, language })),
  };
}

interface DevDrawingsProps {
  readonly loaderData: ReturnType<typeof loader>;
}

export default function DevDrawings({ loaderData: { files, social } }: DevDrawingsProps) {
  const others = drawingNames.filter((name) => !(posterSlugs as readonly string[]).includes(name));
  const address = (name: DrawingName | undefined) => name && files[name];
  return (
    <div className="wide section">
      <h1>{Object.keys(drawings).length}</h1>
      <img src="/favicon.svg" alt="" width={128} height={128} />
      <KitSheet />
      <ul className="card-grid">
        {posterSlugs.map((slug, index) => (
          <li key={slug}>
            <h2>{slug}</h2>
            <Picture address={address(slug)} shape="poster" />
            <RoutePicture posters={[address(slug), address(posterSlugs[(index + 1) % posterSlugs.length])]} />
          </li>
        ))}
        {others.map((name) => (
          <li key={name}>
            <h2>{name}</h2>
            <Picture address={address(name)} shape="scene" />
          </li>
        ))}
        {social.map((source) => (
          <li key={source}>
            <img src={source} alt="" width={1200} height={630} />
          </li>
        ))}
      </ul>
    </div>
  );
}
