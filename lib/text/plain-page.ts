import { type Markup, markup } from './markup'
import { style } from './plain-page-style'

/** A page that needs nothing but itself: no style sheet, no script. Its policy is `plainPagePolicy`. */
export const plainPage = (title: string, siteName: string, body: Markup): string =>
  markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${siteName}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.html
