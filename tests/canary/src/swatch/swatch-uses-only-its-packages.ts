import * as z from 'zod';

export const broken = z;
