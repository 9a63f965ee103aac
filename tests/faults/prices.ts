import { type Fault } from './fault'

export const prices: Fault[] = [
  {
    file: 'lib/business/money.ts',
    find: "from: Number(match[1].replaceAll(',', ''))",
    replace: "from: Number(match[1].replace(',', ''))",
    harm: 'A price of a million is read as no number, and every sum with it is none.',
  },
  {
    file: 'lib/estimate/estimate.ts',
    find: 'return Math.min(1, Math.max(0, position))',
    replace: 'return position',
    harm: 'For a very small or large room work costs less or more than its share of the price list.',
  },
  {
    file: 'lib/estimate/estimate.ts',
    find: '(finishes?.[line] ?? levels[level].at)',
    replace: '(finishes?.[line] || levels[level].at)',
    harm: 'The cheapest finish is priced like a middle one.',
  },
  {
    file: 'lib/estimate/estimate.ts',
    find: 'rooms.length > 1 && !servedRoom',
    replace: 'rooms.length > 1',
    harm: 'Cabinets cost more as soon as the bathroom is done too.',
  },
  {
    file: 'lib/estimate/estimate.ts',
    find: 'return Math.min(line.to, Math.max(line.from, Math.round(exact / step) * step))',
    replace: 'return Math.round(exact / step) * step',
    harm: 'The estimate names a price below or above the owner’s own price list.',
  },
  {
    file: 'lib/estimate/estimate.ts',
    find: 'addRanges(mergedParts.map(({ range }) => range))',
    replace: 'addRanges(parts.map(({ range }) => range))',
    harm: 'With both rooms the sum has two designs, and isn’t that of its lines.',
  },
  {
    file: 'lib/estimate/monthly.ts',
    find: 'Math.ceil(rate === 0',
    replace: 'Math.round(rate === 0',
    harm: 'The example of payments, which the law requires to be right, is too low.',
  },
  {
    file: 'lib/estimate/finish-levels.ts',
    find: 'weight: weight + own })',
    replace: 'weight: weight + 1 })',
    harm: 'Every kitchen of the visualizer is priced as if its cabinets were the dearest.',
  },
  {
    file: 'lib/recommendations/plan-prices.ts',
    find: 'Math.floor(((to - from) * (1 - down)) / step)',
    replace: 'Math.round(((to - from) * (1 - down)) / step)',
    harm: 'A plan costs more than the budget that the visitor has named.',
  },
  {
    file: 'lib/recommendations/plan-prices.ts',
    find: 'wholeEstimate(projectType, work, referencePrices),\n      wholeEstimate(projectType, work, lines),',
    replace:
      'wholeEstimate(projectType, work, lines),\n      wholeEstimate(projectType, work, referencePrices),',
    harm: 'When the owner raises a price, the plans get cheaper.',
  },
]
