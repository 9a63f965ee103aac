// Says how npm installs what is missing. Runs before anything is installed.

/**
 * Returns npm's arguments, none if nothing is missing. A site needs fewer packages than its tests and its development.
 * @param {object} state
 * @param {string} state.lock a hash of package-lock.json
 * @param {string} state.installed the hash of the lock file that was installed last, empty if somebody else installed
 * @param {boolean} state.isInstalled whether npm has installed anything
 * @param {boolean} state.hasDevelopment whether that includes the packages of tests and development
 * @param {boolean} forDevelopment
 */
export function planInstall({ lock, installed, isInstalled, hasDevelopment }, forDevelopment) {
  if (isInstalled && installed === lock && (hasDevelopment || !forDevelopment)) return []
  // `npm ci` would remove and compile anew what is right already. Installed packages stay, whoever installed them.
  const command = isInstalled ? ['install', '--no-save'] : ['ci']
  return [...command, forDevelopment || (isInstalled && hasDevelopment) ? '--include=dev' : '--omit=dev']
}
