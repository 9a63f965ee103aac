// For server components too, which can't read a text of a client module.

/** Places the box of a row in its first column; on a phone beside the row's lines, which leave it 36 pixels. */
export const rowBox = '-my-1 -ml-3.5 max-tablet:absolute max-tablet:top-1 max-tablet:-left-3.5 max-tablet:m-0'
/** The look of a selected row, as tables have it. */
export const selectedRow =
  'has-checked:bg-hover has-checked:shadow-[-12px_0_var(--color-hover),12px_0_var(--color-hover),-14px_0_var(--color-spruce)]'
