-- Written by hand: the generated one makes the table anew, and where foreign keys are checked a dropped table of pages
-- takes every revision with it.
ALTER TABLE "Page" ADD COLUMN "savedById" TEXT REFERENCES "Staff" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
