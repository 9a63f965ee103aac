// The browser tests that npm test runs on PostgreSQL too, by their titles: one for each kind of work with the database.
// npm run test:postgres runs all of them there.
export const onPostgres = [
  'a request is sent, its button waiting, and lands on /thank-you',
  'a lead is worked by mouse: searched, opened, called, won with its value, and taken back',
  'two requests of one person are joined, and parted again',
  'a page is created, shown in the list, duplicated, published, deleted and brought back',
  'what was planned happens by itself, and shows at once',
  'by mouse: both are put together, and what isn’t taken can be brought back',
  'a post is written, published, renamed, deleted and brought back',
  'the order is changed by buttons, keys and by dragging, and holds',
  'pictures are added, described and used; one in use stays',
  'one is refused with the reason, added, followed by the real server, deleted and put back',
  'an address that led nowhere is led to the nearest page in one step, another one forgotten',
  'by mouse: a lead is found and opened; actions, public pages, a page to create',
  'the figures are those of the leads, by period, and lead into the inbox',
  'a lead goes to the trash without a question and comes back with its history',
  'a lead books: its screen, its history and the dashboard show the visit',
  'a search that finds nothing leads on, and shows what was typed as text',
]

/** What Playwright is told to run just these. */
export const pattern = onPostgres.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
