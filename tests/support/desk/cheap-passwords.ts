import { hashingCost } from '../../../src/server/desk/sign-in/password.ts';

/** As cheap as argon2 allows. What a password costs in production is tested in a process of its own. */
Object.assign(hashingCost, { memory: 8, passes: 1 });
