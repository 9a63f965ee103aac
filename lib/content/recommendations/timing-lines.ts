import { type Timeline } from '@/lib/business/recommendation-choices'
import { type PermitKind } from './works'

/**
 * What a step waits for: it is the drawing itself; it waits for nothing; for something cut to measure during the work;
 * for a permit; or for an order of few, some or many weeks.
 */
export type Wait = 'drawing' | 'none' | 'measured' | 'permit' | 'short' | 'middle' | 'long'

/**
 * The lead time against the start that was chosen. `{order}` is the order's own clause ("Doors made to size take
 * 3-4 weeks"), `{site}` the time it takes. Several of one kind are used in turn, so that a plan does not repeat itself.
 */
export const timingLines: Record<Timeline, Record<Wait, readonly string[]>> = {
  asap: {
    drawing: ['Drawing takes {site}; then the orders go out, so that work starts as soon as possible.'],
    none: [
      'Nothing has to be ordered for it, so it does not hold up a start as soon as possible.',
      'It waits for no delivery, which suits a start as soon as possible.',
      'No order stands between this and a start as soon as possible.',
    ],
    measured: [
      '{order}, during the work, so you still start as soon as possible.',
      '{order}; that comes after the start, which stays as soon as possible.',
    ],
    permit: [
      '{order}. No start as soon as possible shortens that, so the other steps are prepared meanwhile.',
    ],
    short: [
      '{order}, so a start as soon as possible holds.',
      '{order}, which keeps as soon as possible within reach.',
      '{order}: on the first order, it does not hold up a start as soon as possible.',
      '{order}, soon enough for a start as soon as possible.',
    ],
    middle: ['{order}. That is longer than as soon as possible allows, so the other steps go ahead of it.'],
    long: [
      '{order}. That is much longer than as soon as possible allows, so decide whether it is worth the wait.',
    ],
  },
  '1-3months': {
    drawing: ['Drawing takes {site}, which leaves the rest of your 1-3 months for orders and permits.'],
    none: [
      'It needs no order, so your 1-3 months do not depend on it.',
      'Nothing is ordered for it, so it follows the other steps and asks nothing of your 1-3 months.',
      'It waits for no delivery, which leaves your 1-3 months as they are.',
    ],
    measured: [
      '{order}, during the work, so your 1-3 months are not touched.',
      '{order}; it is cut after the start, so your 1-3 months leave time to choose.',
    ],
    permit: ['{order}, so this is drawn first in your 1-3 months.'],
    short: [
      '{order}, well inside your 1-3 months.',
      '{order}, so your 1-3 months leave time to choose.',
      '{order}: choose in the first month and your 1-3 months hold.',
      '{order}, which 1-3 months allow for.',
    ],
    middle: [
      '{order}. An order within two weeks keeps a start in 1-3 months.',
      '{order}, so it goes on the first order of your 1-3 months.',
      '{order}: with a start in 1-3 months, decide this in the first month.',
      '{order}, which fits your 1-3 months if it is not left for last.',
    ],
    long: ['{order}, which is all of your 1-3 months. Order it on the first day or move the start.'],
  },
  '3-6months': {
    drawing: ['With 3-6 months ahead, draw now and order once, without changes on the way.'],
    none: [
      'It needs no order, so nothing in your 3-6 months depends on it.',
      'Nothing is ordered for it; in 3-6 months it simply follows the other steps.',
      'It waits for no delivery, so leave it open through your 3-6 months.',
    ],
    measured: [
      '{order}, during the work; use your 3-6 months to see it in person.',
      '{order}; with 3-6 months before that, there is time to compare.',
    ],
    permit: ['{order}. Your 3-6 months leave room for that before a day is set.'],
    short: [
      '{order}, so it can be chosen late in your 3-6 months.',
      '{order}; with 3-6 months ahead, see it in person before you decide.',
      '{order}, a small part of your 3-6 months.',
      '{order}, so your 3-6 months do not hang on it.',
    ],
    middle: [
      '{order}. An order by the end of the second month keeps a start in 3-6 months.',
      '{order}, so your 3-6 months leave time to compare.',
      '{order}: 3-6 months are enough, even with one change of mind.',
      '{order}, comfortable within 3-6 months.',
    ],
    long: [
      '{order}. Approve the drawings within a month and your start in 3-6 months holds.',
      '{order}, so it is settled in the first of your 3-6 months.',
    ],
  },
  planning: {
    drawing: [
      'You are still planning, so this comes first: it fixes scope and price before you choose a date.',
    ],
    none: [
      'Nothing is ordered for it, so in your planning it is a figure and not a date.',
      'It needs no order; while you are planning, leave its date open.',
      'It waits for no delivery, so it can stay open while you are planning.',
    ],
    measured: [
      '{order}, during the work; while you are planning, a sample is enough.',
      '{order}; your planning only needs the price of it.',
    ],
    permit: ['{order}. In your planning, count that back from the day you want to start.'],
    short: [
      '{order}; while you are planning, samples are enough.',
      '{order}, so it can wait until you are done planning.',
      '{order}. In your planning, it does not set the date.',
      '{order}, a short wait to note in your planning.',
    ],
    middle: [
      '{order}. In your planning, set the order date before the start date.',
      '{order}, a wait to note in your planning.',
      '{order}; planning is the time to see samples of it.',
      '{order}: allow for it in your planning.',
    ],
    long: ['{order}, the longest wait in this plan. Once you are done planning, it is the first order.'],
  },
}

/** The first permit of a plan. `{office}` is the town's permit office, written out. */
export const permitLines: Record<PermitKind, string> = {
  electrical: 'New wiring usually needs a permit from the {office}.',
  plumbing: 'Opening pipes and drains usually needs a permit from the {office}.',
  building: 'A moved wall needs a permit from the {office}.',
}

/** What the start means for that first permit. */
export const permitTiming: Record<Timeline, string> = {
  asap: 'Apply before you set a day.',
  '1-3months': 'Apply in the first two weeks.',
  '3-6months': 'You have time to hold it before work starts.',
  planning: 'Ask there what the drawings must show.',
}

/** Further permits of the same plan. */
export const nextPermitLines: readonly string[] = [
  'File it together with the first permit at the {office}.',
  'It belongs in the same filing with the {office}.',
  'Ask the {office} to take it with the same application.',
]
