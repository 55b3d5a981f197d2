import type { SocialCard } from '#app/art/social/social-card.tsx';
import type { SiteRequest } from '#app/domain/site.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { asSentence } from '#app/i18n/format.ts';
import { weekdayName } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { countsOfDay } from '#app/journeys/moving-trains/counts-of-day.ts';
import { trainsAt } from '#app/journeys/moving-trains/trains-at.ts';
import { lightAt } from '#app/map/now/light.ts';
import { readNowPicture } from '#app/seo/now-picture.ts';

/**
 * The words and trains of the social picture of a minute: those of a day of the usual week, so that
 * there are some hundred pictures and not one for each minute of each date.
 */
export async function nowCard(
  name: string,
  { language, planner, settings }: Pick<SiteRequest, 'language' | 'planner' | 'settings'>,
): Promise<SocialCard | undefined> {
  const shown = readNowPicture(name);
  if (!shown) return undefined;
  const { day, minute } = shown;
  const t = textsFor(language, 'map');
  const { moving } = await countsOfDay(planner, day);
  return {
    siteName: settings.siteName,
    title: clockTime(minute),
    line: t('now.picture', {
      day: asSentence(weekdayName(day, language)),
      moving: t('now.moving', { count: moving[minute] ?? 0 }),
    }),
    pictures: {
      trains: await trainsAt(planner, day, minute),
      isNight: lightAt(minute) === 'night',
    },
  };
}
