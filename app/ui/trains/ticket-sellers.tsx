import { useTexts } from '#app/i18n/translator.ts';
import type { DatedSeller } from '#app/journeys/ticket-sellers.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

/** Where the tickets are sold, if not all of them by the shop that the form opens. */
export function TicketSellers({ sellers }: { readonly sellers: readonly DatedSeller[] }) {
  const { t } = useTexts('trains');
  if (sellers.length === 0) return null;
  return (
    <div className="ticket-sellers">
      <h3>{t('tickets.title')}</h3>
      <ul>
        {sellers.map(({ text, shop, age }) => (
          <li key={text}>
            {text} {shop && <ExternalLink href={shop.address}>{shop.name}</ExternalLink>}
            {age && <span className="note"> ({age})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
