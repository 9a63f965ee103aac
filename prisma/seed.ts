// Makes a new database usable: loads the built-in samples, so that staff see what visitors see, and adds the first
// staff account. Running it again changes nothing, even after everything was deleted.
import { env } from '@/lib/env'
import { fillAnew } from './fill'
import { runScript } from './script'

void runScript('Seeding', () => fillAnew(env().ADMIN_EMAIL, env().ADMIN_PASSWORD))
