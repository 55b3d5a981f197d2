import { popularRoutesFrom } from '#app/domain/routes/popular-route.ts';
import { JOURNEYS } from './journeys.ts';

/** Every popular route in both directions, the four that the specification names first. */
export const POPULAR_ROUTES = popularRoutesFrom(JOURNEYS);
