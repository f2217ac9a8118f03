import type { Block } from 'payload'
import { band } from './band'
import { cards } from './cards'
import { prose } from './prose'
import { questions } from './questions'
import { steps } from './steps'

/** The sections pages are built of; each has its view in the site. */
export const blocks: Block[] = [cards, steps, questions, band, prose]
