import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// The theme's own names (app/theme.css): without them `text-13` would be taken for a color and win over `text-stone`.
const merge = extendTailwindMerge<never, never>({
  extend: {
    theme: {
      text: [
        'display',
        'h1',
        'h2',
        'h3',
        'h4',
        'lede',
        'body',
        'small',
        'caption',
        'control',
        'control-small',
        'input',
        'label',
      ].concat(['12', '13', '14', '15', '16', '17', '18', '20', '24', '26', '28', '34']),
      spacing: ['gutter', 'bleed', 'col', 'section', 'tap', 'bar', 'head'].concat(
        ['control', 'control-x', 'control-small', 'control-x-small'],
        ['input', 'input-x', 'icon-button', 'dialog'],
      ),
      radius: ['control', 'picture'],
      shadow: ['lift'],
    },
  },
})

/** Joins classes; of two that contradict each other the later one wins. For the back office only. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
