import { type BrandColors } from '@/lib/brand-colors'
import { type Markup, markup } from './markup'
import { plainPageStyle } from './plain-page-style'

type Site = { shortName: string; colors: BrandColors }

/** Returns a page that needs nothing but itself: no style sheet, no script. Its policy is `plainPagePolicy`. */
export const plainPage = (title: string, { shortName, colors }: Site, body: Markup): string =>
  markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${shortName}</title>
<style>${plainPageStyle(colors)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.html
