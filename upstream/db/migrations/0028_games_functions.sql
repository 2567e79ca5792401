-- The other side of what partners' games move: what is to be settled with their providers.
INSERT INTO account (owner, kind) VALUES (NULL, 'house-games');
