#!/bin/sh
# Makes the site's account and database when the server starts for the first time (compose.yml).
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -U postgres <<'SQL'
CREATE ROLE showroom LOGIN PASSWORD :'password';
CREATE DATABASE showroom OWNER showroom;
SQL
