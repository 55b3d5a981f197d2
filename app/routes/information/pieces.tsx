import { Fragment } from 'react';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import type { ShownPiece } from './information-page.server.ts';

/** A line of an information page with its links. */
export function Pieces({ pieces }: { pieces: readonly ShownPiece[] }) {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return <Fragment key={piece}>{piece}</Fragment>;
    const Link = piece.external ? ExternalLink : 'a';
    return (
      <Link key={`${piece.address} ${piece.text}`} href={piece.address}>
        {piece.text}
      </Link>
    );
  });
}
