/** Options that a visitor may set for this device, by name in the storage and in the document. */
export const COMFORT_CHOICES = ['contrast', 'large', 'lasting', 'same-tab', 'quiet-list'] as const;

/** One of these choices. */
export type ComfortChoice = (typeof COMFORT_CHOICES)[number];

/** Whether the visitor has chosen it. In the browser only: the server does not know. */
export function hasComfort(choice: ComfortChoice): boolean {
  const { comfort } = document.documentElement.dataset;
  return comfort?.split(' ').includes(choice) ?? false;
}
