/**
 * Why data of several contractors aren't taken, and what to do: earlier versions kept many sites in one database, this one
 * keeps one (docs/decisions/048-one-site-per-process.md).
 * @param {string} what "this database" or "this backup"
 * @returns {string} without a stop at its end
 */
export const severalContractors = (what) =>
  `${what} holds the sites of several contractors, and this version keeps one site in each database; nothing was changed. ` +
  'Go back to the version that you had, sign in to each site there, and make a file of it under Admin, Export and import. ' +
  'Then install each site by itself and import its file (docs/operations.md, "Several contractors")'
