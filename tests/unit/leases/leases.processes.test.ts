import { temporaryDatabase } from '../data/temporary-database'
import { testLeases } from './lease-table'

temporaryDatabase()

describe('on SQLite', testLeases)
