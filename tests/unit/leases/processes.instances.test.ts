import { temporaryDatabase } from '../data/temporary-database'
import { testInstances } from './instances'

temporaryDatabase()

describe('two instances on SQLite', testInstances)
