import './styles/desk.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
