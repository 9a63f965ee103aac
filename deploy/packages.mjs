// Says how npm installs what is missing. Runs before anything is installed.

/**
 * Returns npm's arguments, none if nothing is missing. A site needs fewer packages than its tests and its development.
 * @param {object} state
 * @param {string} state.lock a hash of package-lock.json
 * @param {boolean} state.isInstalled whether npm has installed anything
 * @param {string} state.marker what was stored after the last installation, empty if somebody else installed
 * @param {boolean} forDevelopment
 * @returns {{ words?: string[], marker: string }} the arguments, and what to store afterwards
 */
export function planInstall({ lock, isInstalled, marker }, forDevelopment) {
  const [lastLock, lastScope = isInstalled ? 'development' : 'site'] = marker.split(' ')
  // What is there stays, whoever installed it.
  const scope = forDevelopment ? 'development' : lastScope
  const next = `${lock} ${scope}`
  if (isInstalled && lastLock === lock && lastScope === scope) return { marker }
  // npm ci would remove and compile again what is right.
  const command = isInstalled ? ['install', '--no-save'] : ['ci']
  return { words: [...command, scope === 'site' ? '--omit=dev' : '--include=dev'], marker: next }
}
