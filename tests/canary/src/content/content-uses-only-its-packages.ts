import { createElement } from 'react';

export const broken = createElement;
