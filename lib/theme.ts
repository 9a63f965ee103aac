import { type Theme } from './theme-file'

/**
 * The tokens of app/theme.css for code without a style sheet: share pictures, emails, the form's plain answer, the browser's
 * bar. Read at build (lib/theme-file.js): a change shows after the next one.
 */
export const theme = JSON.parse(process.env.THEME ?? '') as Theme
