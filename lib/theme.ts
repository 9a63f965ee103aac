import { type Theme } from './theme-file'

/** The tokens of app/theme.css for code without a style sheet, such as emails. Read at build (lib/theme-file.js). */
export const theme = JSON.parse(process.env.THEME ?? '') as Theme
