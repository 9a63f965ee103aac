/** The look of everything that is typed into; here, so that server components can give it to an input of their own. */
export const inputClass =
  'block w-full min-h-input rounded-control border border-edge bg-paper px-input-x py-2 text-input leading-normal text-ink ' +
  'hover:border-ink aria-invalid:border-clay aria-invalid:shadow-[inset_0_0_0_1px_var(--color-clay)] ' +
  'disabled:border-hair-strong disabled:bg-transparent disabled:text-stone'
