import { onPostgres } from './postgres-database'
import { type TemporaryDatabase } from './temporary-database'

/** Has the database refuse leads whose name begins with "Refused", for a reason that nobody has listed. */
export const refuseSomeLeads = (database: Pick<TemporaryDatabase, 'run'>) =>
  onPostgres
    ? database.run(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
           IF NEW.name LIKE 'Refused%' THEN RAISE EXCEPTION 'not this one'; END IF; RETURN NEW; END $$;
         CREATE TRIGGER refuse BEFORE INSERT ON "Lead" FOR EACH ROW EXECUTE FUNCTION refuse()`,
      )
    : database.run(
        `CREATE TRIGGER refuse BEFORE INSERT ON Lead WHEN NEW.name LIKE 'Refused%'
         BEGIN SELECT json(NEW.name); END`,
      )
