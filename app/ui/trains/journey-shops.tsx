import { Fragment } from 'react';
import { unbrokenTrains } from '#app/domain/unbroken-trains.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { JourneyShop } from '#app/journeys/journey-shops.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

interface JourneyShopsProps {
  readonly shops: readonly JourneyShop[];
  /** The journey, for screen readers, where a page has several with a shop of one name. */
  readonly of?: string;
}

/** The ways to the sellers of a journey's tickets, each with the trains to look for there. */
export function JourneyShops({ shops, of }: JourneyShopsProps) {
  const { t } = useTexts('trains');
  return shops.map(({ text, link, wanted }, at) => (
    <Fragment key={`${text} ${link?.name}`}>
      <p
        className="train-shop"
        data-copy={wanted || undefined}
        data-said={wanted ? t('details.copied', { text: wanted }) : undefined}
      >
        {text}{' '}
        {link && (
          <ExternalLink className="button button-primary" href={link.address}>
            {link.name}
            {of && <span className="visually-hidden">, {of}</span>}
          </ExternalLink>
        )}
      </p>
      {/* Once for a shop that sells for several companies. */}
      {wanted && wanted !== shops[at + 1]?.wanted && (
        <p className="note">{t('details.wanted', { trains: unbrokenTrains(wanted) })}</p>
      )}
    </Fragment>
  ));
}
