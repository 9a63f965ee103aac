// Loaded into a trial's server: SIGUSR2 has its garbage collected, so that what its memory holds then is held for something.
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
// Without arguments: with one it would look through the newest only.
process.on('SIGUSR2', () => collect())
