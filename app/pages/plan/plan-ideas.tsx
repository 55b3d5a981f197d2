import { useTexts } from '#app/i18n/translator.ts';
import type { NamedAddress } from '#app/seo/structured-data.server.ts';
import { CityCards } from '#app/ui/city/city-cards.tsx';

/** A city to begin or go on with, and the plan that does. */
export interface PlanIdea extends NamedAddress {
  readonly poster: string | undefined;
}

/** The first cities have posters, as many as fill rows of three; the others are names. */
const POSTERS = 6;

/** The cities with a guide, with which a plan can start, or get its second place. */
export function PlanIdeas({ ideas }: { readonly ideas: readonly PlanIdea[] }) {
  const { t } = useTexts('plan');
  return (
    <section className="plan-ideas" aria-labelledby="ideas">
      <h2 id="ideas">{t('add.guides')}</h2>
      <CityCards cities={ideas.slice(0, POSTERS)} rel="nofollow" />
      <PlanGuides guides={ideas.slice(POSTERS)} />
    </section>
  );
}

/** Names of cities, each with the plan that ends there. */
export function PlanGuides({ guides }: { readonly guides: readonly NamedAddress[] }) {
  return (
    <ul className="plan-guides">
      {guides.map(({ name, address }) => (
        <li key={address}>
          <a href={address} rel="nofollow">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
