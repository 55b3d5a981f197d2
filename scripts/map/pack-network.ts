import type { MapNetwork, PackedNetwork } from '#app/data/network/map-schema.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/domain/language.ts';

/** Leaves out the places of names that are those of the default language, for the file's size. */
export function packNetwork({ stations }: MapNetwork): PackedNetwork {
  return {
    stations: stations.map((station) => {
      const usual = station.places[DEFAULT_LANGUAGE];
      const own = LANGUAGES.filter((language) => {
        const places = station.places[language];
        return language === DEFAULT_LANGUAGE || JSON.stringify(places) !== JSON.stringify(usual);
      });
      const places = Object.fromEntries(
        own.map((language) => [language, station.places[language]]),
      );
      return { ...station, places } as PackedNetwork['stations'][number];
    }),
  };
}
