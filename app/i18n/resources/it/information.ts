import type { information as english } from '../en/information.ts';
import type { Shape } from '../shape.ts';
import { about } from './information/about.ts';
import { accessibility } from './information/accessibility.ts';
import { careers } from './information/careers.ts';
import { contact } from './information/contact.ts';
import { credits } from './information/credits.ts';
import { help } from './information/help.ts';
import { imprint } from './information/imprint.ts';
import { partners } from './information/partners.ts';
import { press } from './information/press.ts';
import { privacy } from './information/privacy.ts';
import { refundPolicy } from './information/refund-policy.ts';
import { terms } from './information/terms.ts';

export const information: Shape<typeof english> = {
  help,
  contact,
  refundPolicy,
  terms,
  privacy,
  accessibility,
  about,
  press,
  partners,
  careers,
  credits,
  imprint,
};
