/** What a rich text is made of, in the page and while it is written: its rhythm follows the size of its type. */
export const richTextClass = [
  '[&>:is(p,ul,ol,blockquote)]:mt-[0.9em] [&>:is(h2,h3)]:mt-[1.3em] [&>:first-child]:mt-0 [&_:is(h2,h3)]:font-serif',
  '[&_:is(ul,ol)]:pl-[1.3em] [&_ul]:list-disc [&_ol]:list-decimal [&_li]:marker:text-brass [&_li+li]:mt-[0.35em]',
  '[&_a]:text-spruce [&_a]:underline [&_a]:decoration-brass [&_a]:underline-offset-[0.2em]',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-brass [&_blockquote]:pl-5 [&_blockquote]:font-serif',
].join(' ')
