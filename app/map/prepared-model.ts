import type { Geography, MapNetwork } from '#app/data/network/map-schema.ts';
import { createMapModel, type MapModel } from './map-model.ts';

let model: MapModel | undefined;

/** Prepares the map's data as soon as they are there; a second call changes nothing. */
export function prepareModel(geography: Geography, network: MapNetwork): void {
  model ??= createMapModel(geography, network);
}

/** The prepared data. Throws when the map is drawn before they are there. */
export function preparedModel(): MapModel {
  if (!model) throw new Error('The map is drawn before its data are there');
  return model;
}
