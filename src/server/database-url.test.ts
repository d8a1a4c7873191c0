import { expect, test } from 'vitest';
import { type DatabaseProtection, databaseProtection } from './database-url.ts';

test.each<[url: string, protection: DatabaseProtection]>([
  ['postgres://u:p@localhost/taana', 'safe'],
  ['postgres://u:p@127.0.0.1:5432/taana', 'safe'],
  ['postgres://u:p@[::1]:5432/taana', 'safe'],
  ['postgres://u:p@%2Fvar%2Frun%2Fpostgresql/taana', 'safe'],
  ['postgres://u:p@localhost/taana?host=/var/run/postgresql', 'safe'],
  ['postgres://u:p@db.internal/taana?sslmode=verify-full', 'safe'],
  ['postgres://u:p@db.internal/taana?sslmode=require', 'safe'],
  ['postgres://u:p@db.internal/taana?sslmode=verify-full&uselibpqcompat=true', 'safe'],
  ['postgres://u:p@db.internal/taana?sslmode=disable', 'open'],
  ['postgres://u:p@db.internal/taana?sslmode=no-verify', 'open'],
  ['postgres://u:p@db.internal/taana', 'unknown'],
  ['postgres://u:p@db.internal/taana?sslmode=', 'unknown'],
  ['postgres://u:p@db.internal/taana?sslmode=allow', 'unknown'],
  ['postgres://u:p@db.internal/taana?sslmode=verify-full&sslmode=allow', 'unknown'],
  ['postgres://u:p@db.internal/taana?ssl=0', 'unknown'],
  ['postgres://u:p@db.internal/taana?sslmode=require&uselibpqcompat=true', 'unknown'],
  ['postgres://u:p@localhost/taana?host=db.internal', 'unknown'],
  ['postgres://u:p@localhost.evil.example/taana', 'unknown'],
  ['postgres://u:p@10.0.0.7/taana', 'unknown'],
])('%s is %s', (url, protection) => {
  expect(databaseProtection(url)).toBe(protection);
});
